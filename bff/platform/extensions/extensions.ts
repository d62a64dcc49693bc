import type { Extension } from '#schema/page.types.ts'
import type { Log } from '../../cache/log.ts'

export type Extensions = ReturnType<typeof createExtensions>

const EXTENSIONS: readonly Extension[] = ['newsletter', 'mail', 'blog', 'reviews']
const REPEAT_MS = 5 * 60_000
/** A slow platform must not delay the start. */
const FIRST_CHECK_MS = 2000

/** @param probe null if the platform's answer says nothing; @source DAY-9, DAY-10; decision 0034 */
export function createExtensions(probe: (extension: Extension) => Promise<boolean | null>, log: Log) {
  const states = new Map<Extension, boolean>()
  let timer: NodeJS.Timeout | undefined
  const lacking = () => EXTENSIONS.filter((extension) => states.get(extension) === false)

  async function checkOne(extension: Extension): Promise<void> {
    const isInstalled = await probe(extension)
    if (isInstalled === null || states.get(extension) === isInstalled) return
    if (!isInstalled) log.warn({ extension }, 'platform lacks an extension; its forms and links are hidden')
    else if (states.has(extension)) log.warn({ extension }, 'extension found; its forms and links are shown')
    states.set(extension, isInstalled)
  }

  // An extension that was found is not checked again: a later outage is not a reason to hide it.
  const check = async () => {
    await Promise.all(EXTENSIONS.filter((extension) => states.get(extension) !== true).map(checkOne))
  }

  return {
    /** Empty until the first check. */
    lacking,
    check,
    /** Checks now and every five minutes. Resolves after the first check, or after two seconds. @param onChange the list has changed */
    async watch(onChange: () => void) {
      const look = async () => {
        const before = lacking().join()
        await check()
        if (lacking().join() !== before) onChange()
      }
      timer = setInterval(() => void look(), REPEAT_MS).unref()
      let late: NodeJS.Timeout | undefined
      const limit = new Promise<void>((resolve) => {
        late = setTimeout(resolve, FIRST_CHECK_MS)
      })
      await Promise.race([look(), limit])
      clearTimeout(late)
    },
    close: () => clearInterval(timer),
  }
}
