// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { AlternativesQuery, AlternativesQueryVariables } from '../operation-types.ts'

export const AlternativesDocument: Operation<AlternativesQuery, AlternativesQueryVariables> = { id: 'sha256:6991863b1e8d4cc7a82bb03a73db9c0a692b987d19b12af4f24e40564461ed47', name: 'Alternatives' }
