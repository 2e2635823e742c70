-- Whether a package of two can be booked for one of them. The people of an item are its "diver_count", as before.
ALTER TABLE "products" ADD COLUMN "allow_half_package" BOOLEAN NOT NULL DEFAULT false;
