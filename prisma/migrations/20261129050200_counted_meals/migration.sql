-- How many orders from before a moment have given meals, counted every night, so that a page that shows their number
-- counts the orders since then alone.
CREATE TABLE "counted_meals" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "before" TIMESTAMPTZ(3) NOT NULL,
    "orders" INTEGER NOT NULL,

    CONSTRAINT "counted_meals_pkey" PRIMARY KEY ("id")
);
