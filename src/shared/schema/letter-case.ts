/** A word of ours in the database's spelling, and one of the database's in ours. */
export const upper = <Text extends string>(text: Text) => text.toUpperCase() as Uppercase<Text>;
export const lower = <Text extends string>(text: Text) => text.toLowerCase() as Lowercase<Text>;
