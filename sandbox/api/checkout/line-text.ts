/** The x of a size in the catalogue: '2440 x 1220 mm', '8 ft x 4 ft'. */
const SIZE_SIGN = /(?<=\d(?: ?[a-z]{1,2})?) x (?=\d)/g

/** A line of the checkout page and of the order's mail: '2 × Oak board, 22 × 150 mm'. @source PROD-80 */
export const lineText = (quantity: number, name: string): string => `${quantity} × ${name.replace(SIZE_SIGN, ' × ')}`
