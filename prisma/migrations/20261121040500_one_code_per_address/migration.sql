-- Codes live for ten minutes: those on their way are asked for again.
DROP TABLE "one_time_codes";

CREATE TABLE "one_time_codes" (
    "subject" TEXT NOT NULL,
    "user_id" UUID,
    "code_hash" TEXT NOT NULL,
    "tries_left" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "one_time_codes_pkey" PRIMARY KEY ("subject"),
    CONSTRAINT "one_time_codes_tries_left_check" CHECK ("tries_left" >= 0)
);

CREATE INDEX "one_time_codes_user_id_idx" ON "one_time_codes"("user_id");
CREATE INDEX "one_time_codes_expires_at_idx" ON "one_time_codes"("expires_at");
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
