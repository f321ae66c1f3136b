#ifndef FORMWORK_CZLIB_SHIM_H
#define FORMWORK_CZLIB_SHIM_H

#include <zlib.h>

#endif
