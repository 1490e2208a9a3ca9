export const words = "as they are";
