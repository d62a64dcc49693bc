type Step = string | number

/**
 * Whether a failed read has left a category without its listing, which shoppers and search engines would take for an empty category.
 * For a search, the listing is the whole result.
 * @param path of the failure in the result
 */
export function hasLostListing(path: readonly Step[] | undefined, data: unknown): boolean {
  const [parent = '', field] = path ?? []
  return field === 'products' && member(member(data, parent), 'products') === null
}

const member = (value: unknown, name: Step): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
