/** All values of a name in a `Cookie` header, in order. */
export function cookieValues(header: string, name: string): readonly string[] {
  return header.split(';').flatMap((pair) => {
    const [key = '', ...value] = pair.split('=')
    return key.trim() === name ? [value.join('=').trim()] : []
  })
}
