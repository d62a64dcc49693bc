import { clear, type UseStore } from 'idb-keyval'
import { DEVICE_STORES } from '#schema/rules/constants.ts'
import { clearCaches } from './page-cache/clear-caches.ts'

export type Collection = (typeof DEVICE_STORES.collections)[number]

/** Incremented when collections are added. Builds of earlier versions go on using the database, so none may be removed. */
const VERSION = 3

const databases = new Map<string, Promise<IDBDatabase>>()

/**
 * A collection of a database. The database is opened on first use, with all of the shop's collections. If the device is full, the
 * database's caches and cached pages and pictures are cleared: they can be refetched, the shopper's own lists cannot.
 * @source CACHE-5
 */
export const getCollection = (database: string, collection: Collection): UseStore =>
  clearWhenFull(getStore(database, collection), async () => {
    await clearCaches('pictures', 'pages')
    await Promise.all(DEVICE_STORES.caches.map((cache) => clear(getStore(database, cache))))
  })

const getStore =
  (database: string, collection: Collection): UseStore =>
  async (mode, work) =>
    work((await getDatabase(database)).transaction(collection, mode).objectStore(collection))

function getDatabase(name: string): Promise<IDBDatabase> {
  const known = databases.get(name)
  if (known) return known
  const database = open(name, VERSION)
  databases.set(name, database)
  return database
}

/** @param version left out for a database of a later build, which is used as it is: builds only add collections */
function open(name: string, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version)
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
      if (request.error?.name === 'VersionError') return resolve(open(name))
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
  (collection: UseStore, makeRoom: () => Promise<unknown>): UseStore =>
  async (mode, work) => {
    try {
      return await collection(mode, work)
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'QuotaExceededError') throw error
      console.warn('The device has no room left: caches are cleared', error)
      await makeRoom()
      return collection(mode, work)
    }
  }
