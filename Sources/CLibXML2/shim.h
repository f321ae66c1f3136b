#ifndef FORMWORK_CLIBXML2_SHIM_H
#define FORMWORK_CLIBXML2_SHIM_H

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlregexp.h>
#include <libxml/xmlschemas.h>
#include <libxml/xmlschemastypes.h>

#endif
