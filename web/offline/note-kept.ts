/** What a page that is painted before it can read the device would show otherwise; before-paint.ts writes it as `data-has-…`. */
export type Noted = 'lines' | 'wishes' | 'compared'

/**
 * Notes whether a device has any of something: the next page cannot wait for the device before it is painted, and has this in its
 * document's `data-has-lines`, `data-has-wishes` or `data-has-compared`.
 * @returns what takes down how many there are now
 */
export function noteKept(deviceDatabase: string, what: Noted): (count: number) => void {
  const key = `${deviceDatabase}/has-${what}`
  let noted: boolean | null = null
  return (count) => {
    const hasAny = count > 0
    if (hasAny === noted) return
    noted = hasAny
    try {
      if (hasAny) localStorage.setItem(key, '')
      else localStorage.removeItem(key)
    } catch (error) {
      console.warn(`The next page shows no ${what} until it has read the device`, error)
    }
  }
}
