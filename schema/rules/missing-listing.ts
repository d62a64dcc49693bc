type Step = string | number

/**
 * Whether a failure has left a category without its listing: an empty one would be taken for what there is, by shoppers and
 * by search engines. Of a search the listing is all there is.
 * @param path of the failure in the result
 */
export function hasLostListing(path: readonly Step[] | undefined, data: unknown): boolean {
  const [parent = '', field] = path ?? []
  return field === 'products' && member(member(data, parent), 'products') === null
}

const member = (value: unknown, name: Step): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
