import packageJson from '../../package.json' with { type: 'json' };

/** Version of the product, as package.json says. */
export const VERSION: string = packageJson.version;
