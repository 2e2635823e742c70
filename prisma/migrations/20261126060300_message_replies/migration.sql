-- What senders reply to an answer of the shop, received as mail.
CREATE TABLE "message_replies" (
    "id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "attachments" INTEGER NOT NULL DEFAULT 0,
    "mail_hash" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_replies_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "message_replies_message_id_mail_hash_key" ON "message_replies"("message_id", "mail_hash");

ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;
