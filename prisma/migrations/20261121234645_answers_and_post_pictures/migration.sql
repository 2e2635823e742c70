-- CreateTable
CREATE TABLE "post_pictures" (
    "post_id" UUID NOT NULL,
    "media_id" UUID NOT NULL,

    CONSTRAINT "post_pictures_pkey" PRIMARY KEY ("post_id","media_id")
);

-- CreateTable
CREATE TABLE "message_answers" (
    "id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "author_id" UUID,
    "body" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_answers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "post_pictures_media_id_idx" ON "post_pictures"("media_id");

-- CreateIndex
CREATE INDEX "message_answers_message_id_sent_at_idx" ON "message_answers"("message_id", "sent_at");

-- CreateIndex
CREATE INDEX "message_answers_author_id_idx" ON "message_answers"("author_id");

-- CreateIndex
CREATE INDEX "messages_created_at_idx" ON "messages"("created_at");

-- CreateIndex
CREATE INDEX "messages_email_idx" ON "messages"("email");

-- CreateIndex
CREATE INDEX "users_role_created_at_idx" ON "users"("role", "created_at");

-- AddForeignKey
ALTER TABLE "post_pictures" ADD CONSTRAINT "post_pictures_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_pictures" ADD CONSTRAINT "post_pictures_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_answers" ADD CONSTRAINT "message_answers_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_answers" ADD CONSTRAINT "message_answers_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
