import { buildApi } from './api/app.ts'
import { type Deployment, USUAL_DEPLOYMENT } from './api/deployment.ts'
import { SHIPPED_PICTURES, shippedPictures } from './api/pictures/shipped-pictures.ts'
import { DEMO_CUSTOMERS, seedCustomers } from './demo/demo-customers.ts'
import { FaultPlan } from './faults/fault-plan.ts'
import { listenWithFaults } from './faults/listen-with-faults.ts'
import { Catalogue } from './store/catalogue.ts'
import { openDatabase } from './store/database.ts'
import { isSeeded } from './store/replace-catalogue.ts'
import { seed } from './store/seed.ts'
import { openShoppers } from './store/shoppers/database.ts'

export interface SandboxOptions extends Partial<Deployment> {
  /** 0 takes any free port. */
  readonly port: number
  /** `127.0.0.1` when absent. */
  readonly host?: string
  /** Folder of the database, made when absent. */
  readonly dataDirectory: string
  /** Lets it be told to fail, at `/sandbox/faults`: for tests. */
  readonly faults?: boolean
}

export interface Sandbox {
  /** Where it listens, without a path: `http://127.0.0.1:8080`. */
  readonly url: string
  /** Who can sign in, until they change their passwords. */
  readonly logins: readonly Login[]
  close(): Promise<void>
}

/** Somebody with an account, for demonstrations. */
export interface Login {
  /** What is special about them. */
  readonly title: string
  readonly email: string
  readonly password: string
}

/**
 * Starts the platform. An empty database gets the built-in catalogue; one that was filled before is kept.
 * @throws when the port is taken or the folder cannot be written
 */
export async function startSandbox({
  port,
  host = '127.0.0.1',
  dataDirectory,
  faults = false,
  ...deployment
}: SandboxOptions): Promise<Sandbox> {
  const database = openDatabase(dataDirectory)
  try {
    if (!isSeeded(database)) {
      console.info('Filling the sandbox with its catalogue, once…')
      await seed(dataDirectory)
    }
    const shoppers = openShoppers(dataDirectory)
    const catalogue = new Catalogue(database)
    await seedCustomers(shoppers, catalogue, new Date())
    const pictures = shippedPictures(SHIPPED_PICTURES)
    const api = buildApi({ catalogue, shoppers, pictures }, { ...USUAL_DEPLOYMENT, ...deployment })
    const url = faults ? await listenWithFaults(api, new FaultPlan(), { port, host }) : await api.listen({ port, host })
    return {
      url,
      logins: DEMO_CUSTOMERS,
      close: async () => {
        await api.close()
        shoppers.close()
        database.close()
      },
    }
  } catch (error) {
    database.close()
    throw error
  }
}
