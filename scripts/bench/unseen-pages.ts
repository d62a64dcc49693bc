/** Searches, filtered listings and product pages in turn; each URL is a new one, so no cache has its page. */
export function unseenPages(): () => string {
  let asked = 0
  const kinds = [
    (n: number) => `/search?q=oak+${n}`,
    (n: number) => `/decking?wood_type=${n}`,
    (n: number) => `/p/OSB3-18/osb?childSku=NONE-${n}`,
  ]
  return () => {
    asked += 1
    return kinds[asked % kinds.length]?.(asked) ?? '/'
  }
}
