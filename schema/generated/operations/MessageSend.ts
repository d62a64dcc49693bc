// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { MessageSendMutation, MessageSendMutationVariables } from '../operation-types.ts'

export const MessageSendDocument: MutationOperation<MessageSendMutation, MessageSendMutationVariables> = { id: 'sha256:21ca529d31b52d8ab0164df7b5960fc508eb2d86433038fde38bcd95ff7ff3c1', name: 'MessageSend', kind: 'mutation' }
