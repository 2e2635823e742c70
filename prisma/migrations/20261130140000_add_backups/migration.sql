CREATE TYPE "BackupState" AS ENUM ('waiting', 'running', 'done', 'failed');

CREATE TABLE "backup_settings" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "recipient" VARCHAR(100),
    "ending_hash" VARCHAR(50),
    "key_created_at" TIMESTAMPTZ(3),
    "key_confirmed_at" TIMESTAMPTZ(3),
    "keep_daily" SMALLINT NOT NULL DEFAULT 7,
    "keep_weekly" SMALLINT NOT NULL DEFAULT 4,
    "keep_monthly" SMALLINT NOT NULL DEFAULT 12,

    CONSTRAINT "backup_settings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "backup_settings_one_row" CHECK ("id" = 1)
);

CREATE TABLE "backup_runs" (
    "id" UUID NOT NULL,
    "state" "BackupState" NOT NULL DEFAULT 'waiting',
    "name" VARCHAR(100),
    "bytes" BIGINT,
    "progress" SMALLINT NOT NULL DEFAULT 0,
    "failure" VARCHAR(30),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3),
    "check_failure" VARCHAR(30),

    CONSTRAINT "backup_runs_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "backup_runs_name_key" ON "backup_runs"("name");
CREATE INDEX "backup_runs_state_created_at_idx" ON "backup_runs"("state", "created_at");
