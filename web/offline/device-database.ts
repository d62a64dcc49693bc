import { clear, type UseStore } from 'idb-keyval'
import { DEVICE_STORES } from '#schema/rules/device-constants.ts'
import { withRoom } from './with-room.ts'

export type Collection = (typeof DEVICE_STORES.collections)[number]

/** Goes up when there are more collections. */
const VERSION = 3

const databases = new Map<string, Promise<IDBDatabase>>()

/**
 * A collection of a database, which is opened when it is first used and has all of the shop's collections. Where the device
 * has no room the database's caches go: what is in them can be had again, the shopper's own lists cannot.
 * @source CACHE-5
 */
export const collectionOf = (database: string, collection: Collection): UseStore =>
  withRoom(openCollection(database, collection), () =>
    Promise.all(DEVICE_STORES.caches.map((cache) => clear(openCollection(database, cache)))),
  )

const openCollection =
  (database: string, collection: Collection): UseStore =>
  async (mode, work) =>
    work((await opened(database)).transaction(collection, mode).objectStore(collection))

function opened(name: string): Promise<IDBDatabase> {
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
      // Another tab has a newer shop: this one must not stand in its way.
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
