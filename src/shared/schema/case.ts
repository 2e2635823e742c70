export const toUpper = <Text extends string>(text: Text) => text.toUpperCase() as Uppercase<Text>;
export const toLower = <Text extends string>(text: Text) => text.toLowerCase() as Lowercase<Text>;
