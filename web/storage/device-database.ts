import { clear, type UseStore } from 'idb-keyval'
import { DEVICE_STORES } from '#schema/rules/constants.ts'

export type Collection = (typeof DEVICE_STORES.collections)[number]

/** Incremented when collections are added. */
const VERSION = 3

const databases = new Map<string, Promise<IDBDatabase>>()

/**
 * A collection of a database. The database is opened on first use, with all of the shop's collections. If the device is full, the
 * database's caches are cleared: they can be refetched, the shopper's own lists cannot.
 * @source CACHE-5
 */
export const getCollection = (database: string, collection: Collection): UseStore =>
  clearWhenFull(getStore(database, collection), () =>
    Promise.all(DEVICE_STORES.caches.map((cache) => clear(getStore(database, cache)))),
  )

const getStore =
  (database: string, collection: Collection): UseStore =>
  async (mode, work) =>
    work((await getDatabase(database)).transaction(collection, mode).objectStore(collection))

function getDatabase(name: string): Promise<IDBDatabase> {
  const known = databases.get(name)
  if (known) return known
  const database = open(name)
  databases.set(name, database)
  return database
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, VERSION)
    const forget = () => databases.delete(name)
    request.onupgradeneeded = () => {
      const present = request.result.objectStoreNames
      for (const collection of DEVICE_STORES.collections)
        if (!present.contains(collection)) request.result.createObjectStore(collection)
    }
    request.onsuccess = () => {
      const database = request.result
      database.onclose = forget
      // Another tab runs a newer version of the shop, and this tab must not block its upgrade.
      database.onversionchange = () => {
        forget()
        database.close()
      }
      resolve(database)
    }
    request.onerror = () => {
      forget()
      reject(request.error)
    }
  })
}

/**
 * A collection that clears all caches and retries once if the device is full.
 * @source CACHE-5
 */
export const clearWhenFull =
  (collection: UseStore, clearCaches: () => Promise<unknown>): UseStore =>
  async (mode, work) => {
    try {
      return await collection(mode, work)
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'QuotaExceededError') throw error
      console.warn('The device has no room left: caches are cleared', error)
      await clearCaches()
      return collection(mode, work)
    }
  }
