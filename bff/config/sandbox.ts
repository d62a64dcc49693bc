import type { z } from 'zod'
import { clusterUrl } from './values/cluster-url.ts'
import { port, wholeNumber } from './values/numbers.ts'
import { flag, folderToBe, oneOf } from './values/plain.ts'
import { setting } from './values/setting.ts'

export const sandboxVariables = {
  SANDBOX_PORT: setting(
    port.prefault('0'),
    'Port of the sandbox; if it runs alone (`npm run sandbox`), `PORT` and then `8080` apply as well',
    'any free port',
  ),
  SANDBOX_DATA: setting(folderToBe.default('.data'), 'Folder of its database'),
  SANDBOX_SEARCH_URL: setting(
    clusterUrl.optional(),
    'OpenSearch, or Elasticsearch from version 7 on, that its catalogue is loaded into and that answers catalogue queries ([how](../sandbox/README.md#a-real-search-engine)): `https://user:password@host:9200`. Each sandbox needs a search engine of its own',
    'its own engine',
  ),
  SANDBOX_TOKEN_SECONDS: setting(
    wholeNumber(1, 31_536_000).prefault('3600'),
    'How long its customers stay signed in before their token has to be refreshed',
  ),
  SANDBOX_ORDER_QUEUE: setting(
    oneOf(['off', 'auto', 'held']).default('off'),
    '`auto` queues orders, and a worker places them a second later; with `held` the worker waits for `POST /sandbox/queue`',
  ),
  SANDBOX_TELLS_REFUSALS: setting(
    flag(false),
    "The queue worker says at `/api/sync/order` why an order failed, which the platform's own worker does not",
  ),
  SANDBOX_FAULTS: setting(
    flag(false),
    'Faults can be injected, for tests ([how](../sandbox/README.md#faults)); never enable it where strangers reach the sandbox',
  ),
}

export const sandboxConfig = (env: z.output<z.ZodObject<typeof sandboxVariables>>) => ({
  port: env.SANDBOX_PORT,
  dataDirectory: env.SANDBOX_DATA,
  /** Null for its own engine. */
  searchUrl: env.SANDBOX_SEARCH_URL ?? null,
  faults: env.SANDBOX_FAULTS,
  orderQueue: env.SANDBOX_ORDER_QUEUE,
  tellsRefusals: env.SANDBOX_TELLS_REFUSALS,
  tokenSeconds: env.SANDBOX_TOKEN_SECONDS,
})

export type SandboxConfig = Readonly<ReturnType<typeof sandboxConfig>>
