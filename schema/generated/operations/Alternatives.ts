// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { AlternativesQuery, AlternativesQueryVariables } from '../operation-types.ts'

export const AlternativesDocument: Operation<AlternativesQuery, AlternativesQueryVariables> = { id: 'sha256:e0bf7ba348416b926d41a20f704d66e2ded37eb057b0dc862c6fd935c2f1d5b5', name: 'Alternatives' }
