import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Browser only: the island is alive. */
  readonly onReady?: () => void;
  /** Browser only: the server's markup, shown again when the island fails. */
  readonly standIn?: string;
}

/** Root of every island on both sides: a failing island takes no neighbour down, and can still be read. */
export class IslandBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    this.props.onReady?.();
  }

  override render() {
    const { children, standIn } = this.props;
    if (!this.state.failed) return children;
    if (standIn === undefined) return null;
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: standIn }} />;
  }
}
