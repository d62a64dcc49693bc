// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CuttingListSendMutation, CuttingListSendMutationVariables } from '../operation-types.ts'

export const CuttingListSendDocument: MutationOperation<CuttingListSendMutation, CuttingListSendMutationVariables> = { id: 'sha256:b0346bfd511c0c5b98dc33a3ed5360c8851fd475f16fbe496a256745f5af5aec', name: 'CuttingListSend', kind: 'mutation' }
