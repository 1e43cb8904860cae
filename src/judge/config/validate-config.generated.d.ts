/** One way in which a value does not fit the schema, as ajv states it. */
export interface SchemaError {
  /** JSON pointer into the value. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Whether a value fits the schema; the errors of the last call are left on the function. */
export declare const validate: {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
};
export default validate;
