/** Every value that a `Cookie` header has for a name, in order. */
export function valuesOf(header: string, name: string): readonly string[] {
  return header.split(';').flatMap((pair) => {
    const [key = '', ...value] = pair.split('=')
    return key.trim() === name ? [value.join('=').trim()] : []
  })
}
