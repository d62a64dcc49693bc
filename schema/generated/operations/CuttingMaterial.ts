// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CuttingMaterialQuery, CuttingMaterialQueryVariables } from '../operation-types.ts'

export const CuttingMaterialDocument: Operation<CuttingMaterialQuery, CuttingMaterialQueryVariables> = { id: 'sha256:3539a640b19f6b734ce9e483a29cf4fca8c15059f98d200caa49bd1bb9918935', name: 'CuttingMaterial' }
