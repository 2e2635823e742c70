/** Import this before anything that connects: it gives this file's database a direct address with its own name. */
process.env.DATABASE_DIRECT_URL = `${process.env.DATABASE_URL}?application_name=direct`;
