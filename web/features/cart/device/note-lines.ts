/**
 * Notes whether the cart of a device has lines: the next page cannot wait for the cart before it is painted, and has this in its
 * document's `data-has-lines`.
 * @returns what takes down how many lines there are now
 */
export function noteLines(deviceDatabase: string): (lines: number) => void {
  const key = `${deviceDatabase}/has-lines`
  let noted: boolean | null = null
  return (lines) => {
    const hasLines = lines > 0
    if (hasLines === noted) return
    noted = hasLines
    try {
      if (hasLines) localStorage.setItem(key, '')
      else localStorage.removeItem(key)
    } catch (error) {
      console.warn('The next page shows an empty cart until it has read the device', error)
    }
  }
}
