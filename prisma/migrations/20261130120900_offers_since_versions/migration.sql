-- The published ones of these products with their versions, and the rows of those whose version is another one than what
-- the caller holds. As part of a statement it was planned at each order and quote, which took 1 ms; the plans of a function
-- are kept. A version is made of the transactions that wrote the rows, so that it is right on every instance, whoever
-- changed them; an empty one fits none.
CREATE FUNCTION "offers_since"("slugs" TEXT[], "versions" TEXT[]) RETURNS JSON LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object(
      'slug', held.slug, 'version', seen.version,
      'rows', CASE WHEN seen.version <> held.version THEN json_build_object(
        'product', to_json(sold.product),
        'variants', (
          SELECT coalesce(json_agg(variant ORDER BY position), '[]')
          FROM product_variants AS variant WHERE product_id = sold.id AND active),
        'addOns', (
          SELECT coalesce(json_agg(add_on ORDER BY position), '[]')
          FROM product_add_ons JOIN add_ons AS add_on ON add_on.id = add_on_id
          WHERE product_id = sold.id AND add_on.active),
        'cover', (
          SELECT json_build_object('alts', alts, 'media', to_json(media))
          FROM product_images JOIN media ON media.id = media_id
          WHERE product_id = sold.id ORDER BY position LIMIT 1)
      ) END)), '[]')
    FROM unnest("slugs", "versions") AS held (slug, version)
    -- By its key, and its version once: OFFSET keeps all products from being read, and the version from being made twice.
    CROSS JOIN LATERAL (
      SELECT product, id, product.xmin AS written FROM products AS product
      WHERE product.slug = held.slug AND active OFFSET 0
    ) AS sold
    CROSS JOIN LATERAL (SELECT concat_ws('/', sold.id, sold.written,
      (SELECT string_agg(concat(id, xmin), ',' ORDER BY id) FROM product_variants WHERE product_id = sold.id),
      (SELECT string_agg(concat(add_on.id, add_on.xmin, chosen.xmin), ',' ORDER BY add_on.id)
       FROM product_add_ons AS chosen JOIN add_ons AS add_on ON add_on.id = chosen.add_on_id
       WHERE chosen.product_id = sold.id),
      (SELECT string_agg(concat(image.id, image.xmin, media.xmin), ',' ORDER BY image.id)
       FROM product_images AS image JOIN media ON media.id = image.media_id WHERE image.product_id = sold.id)
    ) AS version OFFSET 0) AS seen
  );
END $$;
