/* The browsers that Next builds for have these methods, except for `URL.canParse`, which nobody calls without asking. */
