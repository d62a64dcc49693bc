export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding a browser says it reads; `q=0` refuses one. */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  const offers = (acceptEncoding ?? '').split(',').map((offer) => offer.trim().toLowerCase())
  const accepts = (name: string) => offers.some((offer) => offer.split(';')[0] === name && !/;\s*q=0(\.0+)?$/.test(offer))
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}
