/* The browsers that Next builds for have these methods, except `URL.canParse`, whose callers check for it first. */
