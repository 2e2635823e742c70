-- The dive site that a crew member likes best, which guests see with those who agreed to be shown; none until now.
ALTER TABLE "crew_members" ADD COLUMN "favourite_site_id" UUID;
CREATE INDEX "crew_members_favourite_site_id_idx" ON "crew_members"("favourite_site_id");
ALTER TABLE "crew_members" ADD CONSTRAINT "crew_members_favourite_site_id_fkey" FOREIGN KEY ("favourite_site_id") REFERENCES "locations"("id") ON DELETE SET NULL ON UPDATE CASCADE;
