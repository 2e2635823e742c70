export const genders = ['male', 'female', 'others'] as const;
