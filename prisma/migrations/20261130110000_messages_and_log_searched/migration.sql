-- Messages are searched for parts of any of these texts: one index for each, of which the database unites what it finds.
CREATE INDEX "messages_name_idx" ON "messages" USING GIN ("name" gin_trgm_ops);
CREATE INDEX "messages_part_of_email_idx" ON "messages" USING GIN ("email" gin_trgm_ops);
CREATE INDEX "messages_phone_idx" ON "messages" USING GIN ("phone" gin_trgm_ops);
CREATE INDEX "messages_subject_idx" ON "messages" USING GIN ("subject" gin_trgm_ops);
CREATE INDEX "messages_body_idx" ON "messages" USING GIN ("body" gin_trgm_ops);

-- The log is searched for parts of the names of what was changed.
CREATE INDEX "audit_entries_label_idx" ON "audit_entries" USING GIN ("label" gin_trgm_ops);

-- Few accounts are never confirmed; the list of those counts and pages by this one.
CREATE INDEX "users_unconfirmed_idx" ON "users"("created_at", "id") WHERE "email_verified_at" IS NULL;
