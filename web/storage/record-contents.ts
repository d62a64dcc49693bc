/** State a page needs before it can read the device. before-paint.ts writes it as `data-has-…`. */
export type RecordKind = 'lines' | 'wishes' | 'compared' | 'order' | 'customer'

/**
 * Stores whether the device has items of a kind. The next page cannot wait for the device before first paint, and reads this as
 * `data-has-lines`, for example, on its document. Written after the next paint, because local storage blocks: the first item in the cart
 * was painted 10 ms later on a slow phone.
 * @returns a function that records the current count
 */
export function recordContents(deviceDatabase: string, what: RecordKind): (count: number) => void {
  const key = `${deviceDatabase}/has-${what}`
  let noted: boolean | null = null
  return (count) => {
    const hasAny = count > 0
    if (hasAny === noted) return
    noted = hasAny
    requestAnimationFrame(() => setTimeout(write, 0, hasAny))
  }

  function write(hasAny: boolean) {
    try {
      if (hasAny) localStorage.setItem(key, '')
      else localStorage.removeItem(key)
    } catch (error) {
      console.warn(`The next page shows no ${what} until it has read the device`, error)
    }
  }
}
