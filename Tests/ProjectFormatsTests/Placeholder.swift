// The module's first suite replaces this file.
