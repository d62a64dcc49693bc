import { createBuiltShop } from '../bench/built-shop.ts'
import type { AttackedShop } from './attack.types.ts'

/** A shop in this process, for runs that are too short to start another process. @param env includes PLATFORM_URL */
export async function startShopInProcess(env: Readonly<Record<string, string>>): Promise<AttackedShop> {
  const app = await createBuiltShop({ ...env, LOG_LEVEL: 'silent' }, env.PLATFORM_URL ?? '')
  const stop = () => app.close()
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    output: () => '',
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
