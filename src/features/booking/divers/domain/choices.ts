export const diets = ['none', 'vegetarian', 'vegan', 'gluten_free', 'kosher', 'halal', 'no_seafood', 'other'] as const;

export const shoeSizeSystems = ['EU', 'US', 'UK', 'cm'] as const;
