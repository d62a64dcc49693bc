const number = new Intl.NumberFormat('en-GB')

/** '1,234' */
export const figure = (value: number) => number.format(value)

/** '1 product', '1,234 products' */
export const counted = (count: number, one: string, many: string) => `${figure(count)} ${count === 1 ? one : many}`
