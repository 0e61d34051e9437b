/** The store of uploads could not be used, so there is no whole backup, or nothing was restored. */
export class UploadsAway extends Error {
  override readonly name = 'UploadsAway';
}
