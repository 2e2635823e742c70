-- Where a confirmation leads, and the browser that registered, which it signs in.
ALTER TABLE "link_tokens" ADD COLUMN "callback_path" VARCHAR(2000);
ALTER TABLE "link_tokens" ADD COLUMN "device_hash" TEXT;
