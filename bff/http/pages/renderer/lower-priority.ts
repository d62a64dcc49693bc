import os from 'node:os'

/** On the scale from -20 to 19, where 0 is normal. */
const LOWER_BY = 10
const LOWEST = 19

/**
 * Lowers the priority of the calling thread. On other systems than Linux it would be that of the whole process, so it stays.
 * @source LOAD-9; decision 0032
 */
export function lowerPriority(
  platform: NodeJS.Platform = process.platform,
  { getPriority, setPriority }: Pick<typeof os, 'getPriority' | 'setPriority'> = os,
): void {
  if (platform !== 'linux') return
  try {
    setPriority(Math.min(LOWEST, getPriority() + LOWER_BY))
  } catch {
    // Hardened services may not change priorities. Rendering works without it.
  }
}
