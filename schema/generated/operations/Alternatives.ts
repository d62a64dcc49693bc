// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { AlternativesQuery, AlternativesQueryVariables } from '../operation-types.ts'

export const AlternativesDocument: Operation<AlternativesQuery, AlternativesQueryVariables> = { id: 'sha256:1ade134cee762f849f65e5225c3ed123cfe959582c3fcd1093b7c598ad4f0a44', name: 'Alternatives' }
