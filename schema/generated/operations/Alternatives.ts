// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { AlternativesQuery, AlternativesQueryVariables } from '../operation-types.ts'

export const AlternativesDocument: Operation<AlternativesQuery, AlternativesQueryVariables> = { id: 'sha256:3c5d299b66dd44269b5d2b59840f44347f3c043feabba644e6e57375050f57a3', name: 'Alternatives' }
