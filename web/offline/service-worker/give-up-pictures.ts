import { CACHE_NAMES } from './cache-names.ts'

/** Deletes the pictures that were kept for when there is no network: what takes most room on a device, and is missed least. */
export async function giveUpPictures(): Promise<void> {
  try {
    await globalThis.caches?.delete(CACHE_NAMES.pictures)
  } catch (error) {
    console.warn('Pictures are kept although there is no room', error)
  }
}
