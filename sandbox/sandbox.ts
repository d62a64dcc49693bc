import { buildApi } from './api/app.ts'
import { type Deployment, USUAL_DEPLOYMENT } from './api/deployment.ts'
import { SHIPPED_PICTURES, shippedPictures } from './api/pictures/shipped-pictures.ts'
import { checkPort } from './check-port.ts'
import { DEMO_CUSTOMERS, seedCustomers } from './demo/demo-customers.ts'
import { FaultPlan } from './faults/fault-plan.ts'
import { listenWithFaults } from './faults/listen-with-faults.ts'
import { builtInSearch } from './search/built-in-search.ts'
import { connectCluster } from './search/cluster.ts'
import { openClusterSearch } from './search/cluster-search.ts'
import { Catalog } from './store/catalog.ts'
import { openDatabase } from './store/database.ts'
import { isSeeded } from './store/replace-catalog.ts'
import { seed } from './store/seed.ts'
import { openShoppers } from './store/shoppers/database.ts'

export interface SandboxOptions extends Partial<Deployment> {
  /** 0 means any free port. */
  readonly port: number
  /** Defaults to `127.0.0.1`. */
  readonly host?: string
  /** Folder of the database; created if absent. */
  readonly dataDirectory: string
  /** Search engine that answers catalogue queries: 'http://user:password@host:9200'. Without one, the built-in engine does. */
  readonly searchUrl?: string | null
  /** Enables the fault control at `/sandbox/faults`, for tests. */
  readonly faults?: boolean
}

export interface Sandbox {
  /** URL without a path: `http://127.0.0.1:8080`. */
  readonly url: string
  /** Accounts that can sign in, until their passwords are changed. */
  readonly logins: readonly Pick<(typeof DEMO_CUSTOMERS)[number], 'title' | 'email' | 'password'>[]
  close(): Promise<void>
}

/**
 * Starts the platform. An empty database is seeded with the built-in catalogue; an existing one is kept.
 * Waits for a search engine that does not answer.
 * @throws if the port is taken; SearchEngineUnusable; errors that `explainDataFolder` explains
 */
export async function startSandbox({
  port,
  host = '127.0.0.1',
  dataDirectory,
  searchUrl = null,
  faults = false,
  ...deployment
}: SandboxOptions): Promise<Sandbox> {
  await checkPort(port, host)
  const database = openDatabase(dataDirectory)
  try {
    if (!isSeeded(database)) {
      console.info('Filling the sandbox with its catalogue, once…')
      await seed(dataDirectory)
    }
    const shoppers = openShoppers(dataDirectory)
    const catalog = new Catalog(database)
    await seedCustomers(shoppers, catalog, new Date())
    const pictures = shippedPictures(SHIPPED_PICTURES)
    const search = searchUrl === null ? builtInSearch(catalog) : await openClusterSearch(catalog, connectCluster(searchUrl))
    const api = buildApi({ catalog, shoppers, pictures, search }, { ...USUAL_DEPLOYMENT, ...deployment })
    const url = faults ? await listenWithFaults(api, new FaultPlan(), { port, host }) : await api.listen({ port, host })
    return {
      url,
      logins: DEMO_CUSTOMERS,
      close: async () => {
        await api.close()
        await search.close()
        shoppers.close()
        database.close()
      },
    }
  } catch (error) {
    database.close()
    throw error
  }
}
