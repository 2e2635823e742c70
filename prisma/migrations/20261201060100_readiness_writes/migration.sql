CREATE TABLE "readiness_writes" (
    "id" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "readiness_writes_pkey" PRIMARY KEY ("id")
);
