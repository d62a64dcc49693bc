import { createClient } from './client.ts'
import { pageEndpoint } from './endpoint.ts'

/** Sends operations of the open page. The entry knows the endpoint before this code is loaded. */
export const { ask: sendPrivateQuery, mutate: sendMutation } = createClient(pageEndpoint)
