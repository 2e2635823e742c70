/** To be imported before anything that connects: the direct address of this file's database has a name of its own. */
process.env.DATABASE_DIRECT_URL = `${process.env.DATABASE_URL}?application_name=direct`;
